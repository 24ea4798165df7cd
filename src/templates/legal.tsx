export default function Template({ pageContext }: { readonly pageContext: object }) {
  return <h1>legal {JSON.stringify(pageContext)}</h1>;
}
