// Written by app/build/messageTypes.ts from the catalogues (npm run messages). Do not edit.
import type { Language } from './language';
import { language as ru } from './messages/ru/language.ts';
import { language as en } from './messages/en/language.ts';

/** Every language of the portal, the default first: one for each folder of `messages`. */
export const languages = { ru, en } satisfies Record<string, Language>;
