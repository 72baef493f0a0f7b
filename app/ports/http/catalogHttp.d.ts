import type { CatalogPort } from '@app/ports/ports';
export declare const catalogHttp: CatalogPort;
