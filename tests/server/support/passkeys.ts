import { passkeyCalls } from '@app/contract/passkeys';
import { cookiesOf, password } from './authenticator';
import { answerOf, callAs, type Person } from './signedIn';
import { cookieOf, type TestApp } from './testApp';
import { virtualAuthenticator, type Ceremony } from './virtualAuthenticator';

const { startPasskey, addPasskey, passkeyChallenge, passkeyLogin } = passkeyCalls;

async function challengeIn(answer: Response): Promise<string> {
  const body: unknown = await answer.clone().json();
  return (body as { options: { challenge: string } }).options.challenge;
}

/** Steps of the tests of passkeys: add one, get a challenge, answer it. */
export function passkeysOf(app: TestApp) {
  /** Starts adding a passkey in a person's browser. */
  async function started(person: Person, secret = password) {
    const answer = await callAs(app, person, startPasskey, { body: { password: secret } });
    return {
      challenge: await challengeIn(answer),
      browser: { ...person, cookie: cookiesOf(answer) + `; ${person.cookie}` },
    };
  }

  async function added(person: Person, name = 'Laptop') {
    const authenticator = virtualAuthenticator();
    const { challenge, browser } = await started(person);
    const body = { name, response: authenticator.create({ challenge }) };
    const passkey = await answerOf(addPasskey, callAs(app, browser, addPasskey, { body }));
    return { authenticator, passkey };
  }

  async function challenged() {
    const answer = await callAs(app, null, passkeyChallenge);
    return { challenge: await challengeIn(answer), cookie: cookieOf(answer) };
  }

  const enter = (cookie: string, response: unknown) =>
    callAs(app, { cookie }, passkeyLogin, { body: { response } });

  async function signInWith(
    authenticator: ReturnType<typeof virtualAuthenticator>,
    changes: Partial<Ceremony> = {},
  ) {
    const { challenge, cookie } = await challenged();
    return enter(cookie, authenticator.get({ challenge, ...changes }));
  }

  return { started, added, challenged, enter, signInWith };
}
