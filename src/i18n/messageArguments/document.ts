// Written by app/build/messageTypes.ts from the catalogues (npm run messages). Do not edit.
export interface DocumentArguments {
  'document.description': undefined;
  'document.needsScript': undefined;
}
