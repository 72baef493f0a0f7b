import type { PaletteServers } from '@/patterns/commandPalette/types';
import { type Candidate } from '@/patterns/commandPalette/candidates';
export interface PaletteProps {
  /** Screens and actions of the area; unchanged while they are the same. */
  fixed: readonly Candidate[];
  /** Servers as far as they have come; unchanged while they are the same. */
  servers: readonly Candidate[];
  serversStatus: PaletteServers;
  /** Address of the list of servers, which a question can be put to. */
  serverListPath: string;
  onServersRetry: () => void;
  onClose: () => void;
}
/** Searches what an area offers and does what is chosen: the part that the palettes of all areas share. */
export declare function Palette({
  fixed,
  servers,
  serversStatus,
  serverListPath,
  onServersRetry,
  onClose,
}: PaletteProps): import('react').JSX.Element;
