export declare const verifiedFile: string;
export declare function hashAppearance(root: string, built: string): string;
export declare function isVerified(root: string, hash: string): boolean;
export declare function recordVerified(root: string, hash: string): void;
