import { type ComponentType } from 'react';
/** What the module of a palette exports. */
interface PaletteModule<Props> {
  default: ComponentType<Props>;
}
export interface PaletteControl<Props> {
  /** The palette, while it is open; its code arrives with the first opening. */
  Palette: ComponentType<Props> | null;
  open: () => void;
  close: () => void;
  /** Fetches it ahead: a pointer or focus has come near. */
  near: () => void;
}
/**
 * A shell's command palette: Ctrl/Cmd+K anywhere opens it, a second press closes it. `load` imports its container and
 * must not change.
 */
export declare function usePalette<Props>(load: () => Promise<PaletteModule<Props>>): PaletteControl<Props>;
export {};
