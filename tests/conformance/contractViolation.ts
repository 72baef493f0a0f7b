/** A violation of the contract: what was sent, expected and received. */
export class ContractViolation extends Error {
  readonly request: string;
  readonly expected: string;
  readonly received: string;

  constructor(request: string, expected: string, received: string) {
    super(`${request}: expected ${expected}, received ${received}`);
    this.name = 'ContractViolation';
    this.request = request;
    this.expected = expected;
    this.received = received;
  }
}

/** A case that cannot run on this server with these accounts, with the reason. */
export class Skipped extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'Skipped';
  }
}

/** Maximum characters shown of an answer. */
const shown = 300;

/** Formats a value for people, shortened if necessary. */
export function shortly(value: unknown): string {
  const text = typeof value === 'string' ? value : value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > shown ? `${text.slice(0, shown)}…` : text;
}

/** Throws a ContractViolation unless the values are equal. */
export function expectSame(about: string, received: unknown, expected: unknown): void {
  if (JSON.stringify(received) !== JSON.stringify(expected))
    throw new ContractViolation(about, shortly(expected), shortly(received));
}

/** Throws a ContractViolation unless the condition is true. */
export function expectThat(holds: boolean, about: string, expected: string, received: unknown): void {
  if (!holds) throw new ContractViolation(about, expected, shortly(received));
}
