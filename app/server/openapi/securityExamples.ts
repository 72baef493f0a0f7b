import { makePasskey, makeProtection, sampleCodes, sampleKey } from '@/sample-data/accountProtection';
import { settledSum } from '@/domain/account/settlement';
import { makeSettlement } from '@/sample-data/settlement';
import { makeServerSshKey, makeSshKey, samplePublicKey } from '@/sample-data/sshKeys';

const { trustedBrowsers, changes, passkeys, emailChange, ...protection } = makeProtection();
const password = 'correct horse battery';
const newEmail = 'a.sokolova@example.ru';
const codes = { codes: [...sampleCodes] };

/** Examples of the account's second factor. */
export const securityExamples = {
  protection: {
    answer: {
      ...protection,
      passkeys: [...passkeys],
      emailChange: emailChange && { ...emailChange, confirmed: [...emailChange.confirmed] },
      trustedBrowsers: trustedBrowsers.map((browser) => ({ ...browser, id: String(browser.id) })),
      changes: changes.map((each) => ({ ...each, id: String(each.id) })),
    },
  },
  startSecondFactor: { body: { password }, answer: sampleKey },
  confirmSecondFactor: { body: { code: '483920' }, answer: codes },
  renewRecoveryCodes: { body: { password }, answer: codes },
  endSecondFactor: { body: { password } },
  forgetBrowser: { params: { id: '12' } },
  startEmailChange: {
    body: { email: newEmail, password },
    answer: { email: newEmail, confirmed: [], expiresAt: '2026-11-23T08:12:00Z' as const },
  },
  confirmEmailChange: {
    body: { token: 'p1cx5veqhwg4m30ka7yk3x9p7m2qd8vht01zr6nc5w2' },
    answer: { isChanged: false },
  },
  cancelEmailChange: {},
  settlement: { answer: { ...makeSettlement(), currency: 'RUB' as const } },
  deleteAccount: { body: { password, sum: settledSum(makeSettlement()) } },
};

const sshKey = { ...makeSshKey(), id: '1' };

/** Examples of the account's public SSH keys. */
export const sshKeyExamples = {
  list: { answer: { items: [sshKey] } },
  add: { body: { name: sshKey.name, key: samplePublicKey }, answer: sshKey },
  remove: { params: { id: sshKey.id } },
  onServer: { params: { id: '1024' }, answer: { items: [makeServerSshKey()] } },
};

const options = { options: { challenge: 'q0Zt9nS2VxYl4eRjH7iKcA' } };
const credential = {
  id: 'ZGVtb25zdHJhdGlvbg',
  rawId: 'ZGVtb25zdHJhdGlvbg',
  type: 'public-key' as const,
  clientExtensionResults: {},
};
const clientDataJSON = 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0';
const params = { id: makePasskey().id };

/** Examples of passkeys. */
export const passkeyExamples = {
  passkeyChallenge: { answer: options },
  passkeyLogin: {
    body: {
      response: {
        ...credential,
        response: { clientDataJSON, authenticatorData: 'SZYN5YgOjGh0NBcPZHZg', signature: 'MEUCIQ' },
      },
    },
    answer: { email: 'anna.sokolova@example.ru' },
  },
  startPasskey: { body: { password }, answer: options },
  addPasskey: {
    body: {
      name: 'MacBook',
      response: { ...credential, response: { clientDataJSON, attestationObject: 'o2NmbXRkbm9uZQ' } },
    },
    answer: makePasskey({ lastUsedAt: null }),
  },
  renamePasskey: { params, body: { name: 'iPhone' }, answer: makePasskey({ name: 'iPhone' }) },
  removePasskey: { params, body: { password } },
};
