/** The id of the filter's panel, which its button names while it is open. A page has one list. */
export const filterPanelId = 'list-filter';
