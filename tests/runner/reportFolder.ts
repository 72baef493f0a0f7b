/** Where steps leave their reports and logs. */
export const reportFolder = 'node_modules/.cache/portal-tests';
