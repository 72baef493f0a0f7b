/**
 * Request header with the id of the account that a page shows. A session about another account is refused with
 * `otherAccount`, because tabs share a session that any of them may change. Programs do not send it.
 */
export const accountHeader = 'X-Account';
