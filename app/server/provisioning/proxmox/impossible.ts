/** A command that cannot succeed, however often it is repeated. */
export class Impossible extends Error {}
