import { makeProtection, sampleCodes, sampleKey } from '@/sample-data/accountProtection';

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
