// Written by app/build/messageTypes.ts from the catalogues (npm run messages). Do not edit.
export interface ProductListsArguments {
  'productLists.column.id': undefined;
  'productLists.snapshots': undefined;
  'productLists.question': undefined;
  'productLists.reason.empty': undefined;
  'productLists.reason.support': undefined;
  'productLists.empty.title': undefined;
  'productLists.empty.description': undefined;
  'productLists.noMatches.description': undefined;
}
