/** Who may register: everybody, people whom a colleague has invited, or nobody. */
export const registrationModes = ['open', 'invited', 'closed'] as const;
export type RegistrationMode = (typeof registrationModes)[number];
/** Modes of which pages inform a visitor before the form. */
export type LimitedRegistration = Exclude<RegistrationMode, 'open'>;
