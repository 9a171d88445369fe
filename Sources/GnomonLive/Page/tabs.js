// SPDX-License-Identifier: Apache-2.0
// The name of a tab of an app: a tab that is loaded again is the same, a copy of it another.

const key = 'gnomon-tab';
/** How long another tab of the same name may take to say that it's there, in milliseconds. */
const patience = 80;

/** A name that nobody guesses: letters and digits. */
function newName() {
  const bytes = crypto.getRandomValues(new Uint8Array(20));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Gives the tab's name. Browsers copy what a tab keeps when they copy it, so the others are asked first. */
export async function tabName() {
  const channel = new BroadcastChannel(key);
  let name = sessionStorage.getItem(key);
  if (name && performance.getEntriesByType('navigation')[0]?.type !== 'reload') {
    const isTaken = await new Promise((tell) => {
      channel.onmessage = ({ data }) => data?.has === name && tell(true);
      channel.postMessage({ asks: name });
      setTimeout(() => tell(false), patience);
    });
    if (isTaken) name = null;
  }
  name ??= newName();
  sessionStorage.setItem(key, name);
  channel.onmessage = ({ data }) => data?.asks === name && channel.postMessage({ has: name });
  return name;
}
