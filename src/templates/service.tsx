export default function Template({ pageContext }: { readonly pageContext: object }) {
  return <h1>service {JSON.stringify(pageContext)}</h1>;
}
