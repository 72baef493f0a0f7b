/** People who may register: everybody, people whom a colleague has invited, or nobody. */
export type RegistrationMode = 'open' | 'invited' | 'closed';
/** Modes of which pages inform a visitor before the form. */
export type LimitedRegistration = Exclude<RegistrationMode, 'open'>;
