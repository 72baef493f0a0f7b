import { noBarrel } from './rules/noBarrel.js';
import { noLiteralText } from './rules/noLiteralText.js';
import { noRawAnchor } from './rules/noRawAnchor.js';
import { noRawColor } from './rules/noRawColor.js';
import { playInAnyLanguage } from './rules/playInAnyLanguage.js';
import { pure } from './rules/pure.js';

/** House rules that no published plugin has. Each is proven by a bad file in tests/contract/bad. */
export const portalPlugin = {
  rules: {
    'no-barrel': noBarrel,
    'no-literal-text': noLiteralText,
    'no-raw-anchor': noRawAnchor,
    'no-raw-color': noRawColor,
    'play-in-any-language': playInAnyLanguage,
    pure,
  },
};
