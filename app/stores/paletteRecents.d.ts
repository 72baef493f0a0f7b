/** What was chosen in the palette on this device, the newest first. */
export declare function recentChoices(): readonly string[];
/** Remembers a choice before the others. Ids only: names of servers are not left on the device. */
export declare function rememberChoice(id: string): void;
