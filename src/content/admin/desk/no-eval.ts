import { z } from "zod";

// The policy of /admin refuses to make programs out of texts, by which zod would be faster. Schemas ask when they are
// made, so this is imported before them.
z.config({ jitless: true });
