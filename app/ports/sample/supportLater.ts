import type { SupportPort } from '@app/ports/ports';

/** A support port whose adapter loads when it is first asked: no other page pays for its sample data. */
export function supportLater(load: () => Promise<SupportPort>): SupportPort {
  let loading: Promise<SupportPort> | undefined;
  const port = () => {
    loading ??= load().catch((error: unknown) => {
      // The next call tries again.
      loading = undefined;
      throw error;
    });
    return loading;
  };
  return {
    list: async (signal) => (await port()).list(signal),
    ticket: async (id, signal) => (await port()).ticket(id, signal),
    answers: async (signal) => (await port()).answers(signal),
    create: async (ticket, files) => (await port()).create(ticket, files),
    reply: async (id, message, files) => (await port()).reply(id, message, files),
    close: async (id) => (await port()).close(id),
    setArchived: async (ids, isArchived) => (await port()).setArchived(ids, isArchived),
  };
}
