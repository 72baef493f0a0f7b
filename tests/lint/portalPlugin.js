import { noIdleCallback } from './rules/noIdleCallback.js';
import { noLiteralText } from './rules/noLiteralText.js';
import { noLooseText } from './rules/noLooseText.js';
import { noRawColor } from './rules/noRawColor.js';

/** Rules that no published plugin has. tests/contract/bad has a violation of each. */
export const portalPlugin = {
  rules: {
    'no-idle-callback': noIdleCallback,
    'no-literal-text': noLiteralText,
    'no-loose-text': noLooseText,
    'no-raw-color': noRawColor,
  },
};
