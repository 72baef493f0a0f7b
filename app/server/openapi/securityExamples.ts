import { makeProtection, sampleCodes, sampleKey } from '@/sample-data/accountProtection';
import { makeSshKey, samplePublicKey } from '@/sample-data/sshKeys';

const { trustedBrowsers, changes, ...protection } = makeProtection();
const password = 'correct horse battery';
const codes = { codes: [...sampleCodes] };

/** Examples of the account's second factor. */
export const securityExamples = {
  protection: {
    answer: {
      ...protection,
      trustedBrowsers: trustedBrowsers.map((browser) => ({ ...browser, id: String(browser.id) })),
      changes: changes.map((each) => ({ ...each, id: String(each.id) })),
    },
  },
  startSecondFactor: { body: { password }, answer: sampleKey },
  confirmSecondFactor: { body: { code: '483920' }, answer: codes },
  renewRecoveryCodes: { body: { password }, answer: codes },
  endSecondFactor: { body: { password } },
  forgetBrowser: { params: { id: '12' } },
};

const sshKey = { ...makeSshKey(), id: '1' };

/** Examples of the account's public SSH keys. */
export const sshKeyExamples = {
  list: { answer: { items: [sshKey] } },
  add: { body: { name: sshKey.name, key: samplePublicKey }, answer: sshKey },
  remove: { params: { id: sshKey.id } },
};
