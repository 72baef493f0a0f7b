import type { ServerId } from '@/domain/server';
/** Addresses, history and access of the server whose dialog is open (D7). Their words come with them: nobody needs them before. */
export declare function useServerDetails(id: ServerId | null): import("@app/reads/useRead").ReadUse<import("@/domain/serverDetails").ServerDetails>;
