import { type EditedServer } from '@/domain/serverSettings';
/** The form once the server is there: from then on the draft is here. */
export declare function ServerEditor({ opened }: { opened: EditedServer }): import('react').JSX.Element;
