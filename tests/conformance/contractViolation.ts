/** The contract is broken: what was sent, what should have come back, and what came. */
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

/** A case that cannot be tried on this server with these accounts, and why. */
export class Skipped extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'Skipped';
  }
}

/** How much of a long answer is shown, in characters. */
const shown = 300;

/** A value for people, cut where it is long. */
export function shortly(value: unknown): string {
  const text = typeof value === 'string' ? value : value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > shown ? `${text.slice(0, shown)}…` : text;
}

/** Breaks the case off unless what came is what should have come. */
export function expectSame(about: string, received: unknown, expected: unknown): void {
  if (JSON.stringify(received) !== JSON.stringify(expected))
    throw new ContractViolation(about, shortly(expected), shortly(received));
}

/** Breaks the case off unless this holds. */
export function expectThat(holds: boolean, about: string, expected: string, received: unknown): void {
  if (!holds) throw new ContractViolation(about, expected, shortly(received));
}
