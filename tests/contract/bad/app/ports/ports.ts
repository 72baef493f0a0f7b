export const ports = {};
