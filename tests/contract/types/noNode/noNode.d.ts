declare const timer: number;
