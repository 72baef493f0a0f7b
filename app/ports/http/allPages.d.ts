interface Page<Item> {
    readonly items: readonly Item[];
    readonly next: string | null;
}
/** Reads a list to its end, page by page. */
export declare function allPages<Item>(read: (query: {
    limit: string;
    cursor?: string;
}) => Promise<Page<Item>>): Promise<Item[]>;
export {};
