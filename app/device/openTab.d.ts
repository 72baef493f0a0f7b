/** Opens an address of this site in a tab of its own, which gets no hold on this one. */
export declare function openTab(href: string): void;
