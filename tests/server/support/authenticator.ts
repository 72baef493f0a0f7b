import { securityContract } from '@app/contract/security';
import { codeAt, stepAt } from '@app/server/auth/secondFactor/totp';
import { makeRegistration } from './payloads';
import { answerOf, callAs, type Person } from './signedIn';
import { cookieOf, type TestApp } from './testApp';

const { startSecondFactor, confirmSecondFactor } = securityContract;

/** The password of everybody who registers in tests. */
export const { password } = makeRegistration();

/** An account with an authenticator app. */
export interface Protected {
  readonly codes: readonly string[];
  /** Code of the app, now or so many steps later. */
  readonly code: (stepsLater?: number) => string;
}

/** Turns the second factor on. Its first code is used up by that. */
export async function protect(app: TestApp, person: Person): Promise<Protected> {
  const { key } = await answerOf(
    startSecondFactor,
    callAs(app, person, startSecondFactor, { body: { password } }),
  );
  const code = (stepsLater = 0) => codeAt(key, stepAt(new Date()) + stepsLater);
  const { codes } = await answerOf(
    confirmSecondFactor,
    callAs(app, person, confirmSecondFactor, { body: { code: code(-1) } }),
  );
  return { codes, code };
}

/** Cookies of several answers, the later ones first. */
export const cookiesOf = (...answers: readonly Response[]): string =>
  answers.toReversed().map(cookieOf).filter(Boolean).join('; ');
