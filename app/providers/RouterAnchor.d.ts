import type { AnchorProps } from '@/primitives/Link';
/** The router's anchor for addresses of the app; a native one for documents, files, other sites and fragments. */
export declare function RouterAnchor({ href, children, ...rest }: AnchorProps): import('react').JSX.Element;
