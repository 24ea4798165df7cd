import { useEffect, useLayoutEffect } from "react";

/** `useLayoutEffect`, of which React warns in the build: there nothing is laid out. */
export const useBeforePaint = typeof window === "undefined" ? useEffect : useLayoutEffect;
