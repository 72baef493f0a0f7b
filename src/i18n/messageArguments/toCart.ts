// Written by app/build/messageTypes.ts from the catalogues (npm run messages). Do not edit.
export interface ToCartArguments {
  'toCart.added': undefined;
  'toCart.replaced': undefined;
  'toCart.unsavedText': undefined;
  'toCart.full': undefined;
  'toCart.fullText': { count: number };
  'toCart.noCart': undefined;
  'toCart.noCartText': undefined;
}
