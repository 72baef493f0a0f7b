type Names<Props> = Props extends unknown ? keyof Props : never;
type Values<Props, Name extends PropertyKey> =
  Props extends Readonly<Record<Name, unknown>> ? Props[Name] : never;

/**
 * Args of a screen with state-dependent callbacks: stories provide all of them, and the screen uses those of its state.
 */
export type AnyState<Props> = { [Name in Names<Props>]: Values<Props, Name> };
