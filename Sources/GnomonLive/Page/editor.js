// SPDX-License-Identifier: Apache-2.0
// Opens files' lines in an editor: by a link, by the server's command, or by the editor in which the page lies.

/** The whole paths of files that are shown, by how messages name them. No other file is opened. */
let files = {};
let paths = new Set();
/** What a link begins with; `server` where the server opens files by a command. */
let way = 'vscode://file';
let sendToServer = () => {};
/** The file that the page has opened last. */
let opened = null;
/** Whether the page lies in an editor's, which has said that it opens files. */
let isInEditor = false;

/** Takes what the server tells of files, and how it's asked to open one. */
export function setSources(known, editor, send) {
  files = known;
  paths = new Set(Object.values(known));
  if (typeof editor === 'string' && editor) way = editor;
  sendToServer = send;
}

/** The whole path of a file that is shown; null for any other. */
export function pathOf(name) {
  if (Object.hasOwn(files, name)) return files[name];
  return paths.has(name) ? name : null;
}

/** Whether a click is taken by the page: else it's a link's, which the browser follows. */
const isTaken = () => isInEditor || way === 'server';

function linkTo(path, line, column) {
  const start = way === 'server' ? 'vscode://file' : way;
  const place = [line, column].filter(Boolean).map((number) => `:${number}`).join('');
  return `${start}${path.split('/').map(encodeURIComponent).join('/')}${place}`;
}

/**
 * Opens a file's line.
 *
 * @param path The file's whole path, or the name by which messages call it.
 * @param line Counts from 1, as the column does. Without them the file is opened.
 * @returns Whether that is a file that may be opened; whether an editor does so nobody says.
 */
export function openSource(path, line, column) {
  const file = pathOf(path);
  if (!file) return false;
  const place = { file, line: Number(line) || 1, column: Number(column) || 1 };
  opened = file;
  // The parent is the page that has asked for this one, and has named the token: if it were another, this one would be gone.
  if (isInEditor) parent.postMessage({ t: 'gnomon-open', ...place }, '*');
  else if (way === 'server') sendToServer({ t: 'open', ...place });
  else followLink(linkTo(file, line, column));
  return true;
}

/** Whether an editor's cursor is in a file since the page has opened it. It's that no more when the cursor has been elsewhere. */
export function isOpenedHere(file) {
  if (file !== opened) opened = null;
  return opened !== null;
}

/** As a click on a link does: the page stays, another program opens it. */
function followLink(address) {
  const link = document.createElement('a');
  link.href = address;
  link.click();
}

/** Has a link to a file open it. The link's own address counts where nothing else opens files. */
export function leadToSource(link, path, line, column) {
  const file = pathOf(path);
  if (!file) return false;
  link.href = linkTo(file, line, column);
  link.addEventListener('click', (event) => {
    opened = file;
    if (!isTaken()) return;
    event.preventDefault();
    openSource(file, line, column);
  });
  return true;
}

// A page around that opens files says so when it's asked. Others are asked in vain.
if (parent !== window) {
  addEventListener('message', ({ data, source }) => {
    if (source === parent && data?.t === 'gnomon-editor') isInEditor = true;
  });
  parent.postMessage({ t: 'gnomon-ready' }, '*');
}
