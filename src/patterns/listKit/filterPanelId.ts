/** Id of the filter panel, which its button refers to. A page has one list. */
export const filterPanelId = 'list-filter';
