/** The login as it was left in this tab; empty when it was tampered with. */
export declare function rememberedLogin(): string;
/** Keeps the login, never the password, for this tab; an empty one is forgotten. */
export declare function rememberLogin(email: string): void;
