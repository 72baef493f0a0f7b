import { noIdleCallback } from './rules/noIdleCallback.js';
import { noLiteralText } from './rules/noLiteralText.js';
import { noLooseText } from './rules/noLooseText.js';
import { noRawColor } from './rules/noRawColor.js';

/** House rules that no published plugin has. Each is proven by a bad file in tests/contract/bad. */
export const portalPlugin = {
  rules: {
    'no-idle-callback': noIdleCallback,
    'no-literal-text': noLiteralText,
    'no-loose-text': noLooseText,
    'no-raw-color': noRawColor,
  },
};
