/** A key that nobody else has: 32 hexadecimal digits. Works without HTTPS too, where randomUUID does not exist. */
export declare function newKey(): string;
