// Written by app/build/messageTypes.ts from the catalogues (npm run messages). Do not edit.
export interface ListArguments {
  'list.selectAll': undefined;
  'list.selectRow': { row: string | number };
  'list.actions': undefined;
  'list.sortBy': undefined;
  'list.sortNone': undefined;
  'list.sortAscending': undefined;
  'list.sortDescending': undefined;
  'list.search': undefined;
  'list.searchLabel': undefined;
  'list.clearSearch': undefined;
  'list.filter': undefined;
  'list.filterAndSort': undefined;
  'list.filterConditions': { count: number };
  'list.removeFilter': { filter: string | number };
  'list.any': undefined;
  'list.chip': { name: string | number; value: string | number };
  'list.reset': undefined;
  'list.refresh': undefined;
  'list.total': { count: string | number };
  'list.selected': { count: string | number };
  'list.refreshFailed': undefined;
  'list.refreshFailedText': undefined;
}
