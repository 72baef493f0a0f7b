export const rows = ['one'];
