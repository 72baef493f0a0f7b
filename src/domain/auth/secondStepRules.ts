import { APP_CODE_LENGTH, readRecoveryCode, RECOVERY_CODE_LENGTH } from './accountProtection';
import type { SecondStepPayload } from './secondStepSchema';

/** Draft of the second step of a sign-in. Both codes are kept while the other one is entered. */
export interface SecondStepDraft {
  kind: SecondStepPayload['kind'];
  /** Digits of the authenticator app. */
  appCode: string;
  recoveryCode: string;
  trustsBrowser: boolean;
}

export const emptySecondStep: SecondStepDraft = {
  kind: 'app',
  appCode: '',
  recoveryCode: '',
  trustsBrowser: false,
};

/** Returns the payload; null while the code is incomplete. */
export function toSecondStep({
  kind,
  appCode,
  recoveryCode,
  trustsBrowser,
}: SecondStepDraft): SecondStepPayload | null {
  if (kind === 'app')
    return appCode.length === APP_CODE_LENGTH ? { kind, code: appCode, trustsBrowser } : null;
  const code = readRecoveryCode(recoveryCode);
  return code.length === RECOVERY_CODE_LENGTH ? { kind, code, trustsBrowser } : null;
}
