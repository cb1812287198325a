/// <reference types="vite/client" />

/** Version of the contract this shell was built with; put in by the build. */
declare const __CONTRACT_VERSION__: string;
