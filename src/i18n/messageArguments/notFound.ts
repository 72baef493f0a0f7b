// Written by app/build/messageTypes.ts from the catalogues (npm run messages). Do not edit.
export interface NotFoundArguments {
  'notFound.title': undefined;
  'notFound.description': undefined;
  'notFound.suggestion': undefined;
}
