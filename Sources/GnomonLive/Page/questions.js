// SPDX-License-Identifier: Apache-2.0
// Questions to a session about its view, and their answers.

/** What the session doesn't answer, with the reason. */
export class Unanswered extends Error {}

export class Questions {
  asked = new Map();

  /** Asks the session of a view. The answer is a promise; it fails with what the session says. */
  ask(view, question) {
    const number = view?.tell({ t: 'inspect', ...question }) ?? 0;
    if (!number) return Promise.reject(new Unanswered('There is no connection.'));
    return new Promise((resolve, reject) => this.asked.set(number, { resolve, reject }));
  }

  /** Takes an answer. */
  take({ question, answer, failure }) {
    const waiting = this.asked.get(question);
    this.asked.delete(question);
    if (failure === undefined) waiting?.resolve(answer);
    else waiting?.reject(new Unanswered(failure));
  }

  /** Another session doesn't answer what this one was asked. */
  forget(why) {
    for (const { reject } of this.asked.values()) reject(new Unanswered(why));
    this.asked.clear();
  }
}
