import { defaultTimeZone } from '@/domain/time/timeZone';
import { makeProtection } from '@/sample-data/accountProtection';
import { sampleSessions } from '@/sample-data/accountSessions';
import { makeSettlement } from '@/sample-data/settlement';
import { keepDates, shiftDates } from '@/sample-data/shiftDates';
import type { SecurityPort } from '@app/ports/securityPort';
import { askSupport } from '../http/guestHttp';
import { answerAfter, refuseAfter, type Latency } from './latency';

/** Security of the demonstration: to look at, because nobody signs in to it (D51). */
export function makeSecuritySample(latency: Latency, shift = keepDates): SecurityPort {
  const refuse = refuseAfter(latency);
  const after = answerAfter(latency);
  return {
    // Like the sign-in, it reaches the server: its visitors have no account yet.
    askSupport,
    sessions: (signal) => after(() => shift(sampleSessions), signal),
    protection: (signal) => after(() => shift(makeProtection()), signal),
    settlement: (signal) => after(() => makeSettlement(), signal),
    deleteAccount: refuse,
    endSessions: refuse,
    startSecondFactor: refuse,
    confirmSecondFactor: refuse,
    renewRecoveryCodes: refuse,
    endSecondFactor: refuse,
    addPasskey: refuse,
    renamePasskey: refuse,
    removePasskey: refuse,
    startEmailChange: refuse,
    confirmEmailChange: refuse,
    cancelEmailChange: refuse,
    forgetBrowser: refuse,
  };
}

/** The security of this tab's demonstration, with dates near today. */
export function currentSecuritySample(latency: Latency): SecurityPort {
  return makeSecuritySample(latency, shiftDates(new Date(), defaultTimeZone));
}
