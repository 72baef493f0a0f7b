import type { AuthPageFrame } from '@/patterns/AuthPage';
/** What every account screen has around it: the way home, language and theme of this device (D1). */
export declare function useAuthFrame(): AuthPageFrame;
