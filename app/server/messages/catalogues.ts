// Written by app/build/messageTypes.ts from the catalogues (npm run messages). Do not edit.
import ru from './ru.json';
import en from './en.json';

/** Messages of the server in every language. */
export const catalogues = { ru, en };
