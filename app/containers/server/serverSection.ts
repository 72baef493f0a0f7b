import type { EditedServer } from '@/domain/servers/serverSettings';

/** Server of a section of its page. */
export interface SectionProps {
  readonly edited: EditedServer;
  /** Whether an operation uses the server, so that others wait. */
  readonly isBusy: boolean;
}
