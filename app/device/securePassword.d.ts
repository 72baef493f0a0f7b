/** A new password from the device's secure randomness: one character of each kind at least, in any place. */
export declare function securePassword(): string;
